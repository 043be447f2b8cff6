/** A lantern in the night: the picture of the game in the lobby. */
export function LobbyArt() {
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="200" height="200" fill="#1b2440" />
      <circle cx="100" cy="108" r="74" fill="#f4c95d" opacity="0.14" />
      <circle cx="100" cy="108" r="52" fill="#f4c95d" opacity="0.2" />
      <path d="M100 30v26M84 56h32v8H84z" fill="none" stroke="#d9a441" strokeWidth="4" />
      <path d="M80 66c-14 14-14 66 0 80h40c14-14 14-66 0-80z" fill="#e0573e" />
      <path d="M100 66v80M86 66c-6 20-6 60 0 80M114 66c6 20 6 60 0 80" fill="none" stroke="#8e2f25" strokeWidth="2" />
      <path d="M100 88c12 14 12 32 0 36c-12-4-12-22 0-36z" fill="#ffe9a8" />
    </svg>
  );
}
