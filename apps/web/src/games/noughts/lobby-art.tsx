/** A board in mid-game: the picture of the game in the lobby. */
export function LobbyArt() {
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="200" height="200" className="art-felt" />
      <path d="M76 32v136M124 32v136M32 76h136M32 124h136" className="art-line" />
      <path d="M41 41l24 24M65 41L41 65M88 88l24 24M112 88l-24 24" className="art-cross" />
      <circle cx="147" cy="53" r="13" className="art-nought" />
      <circle cx="53" cy="147" r="13" className="art-nought" />
    </svg>
  );
}
