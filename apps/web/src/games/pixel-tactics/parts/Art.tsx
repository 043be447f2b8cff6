/** Temporary shim until sprites/ is there. */
const glyphs: Record<string, string> = { sword: '⚔', heart: '♥', bow: '➶', shield: '⛨', spell: '✦', skull: '☠', crown: '♛', wave: '▶', first: '①', token: '●', deck: '▤' };
export function CardArt({ card, isLeader = false, seat }: { readonly card: string; readonly isLeader?: boolean; readonly seat: number }) {
  return <span className="pt-art" data-leader={isLeader || undefined} data-seat={seat} aria-hidden="true">{card.slice(0, 2)}</span>;
}
export function CorpseArt() { return <span className="pt-art" aria-hidden="true">✝</span>; }
export function BackArt({ seat }: { readonly seat: number }) { return <span className="pt-art" data-seat={seat} aria-hidden="true">▒</span>; }
export function Icon({ name, title }: { readonly name: string; readonly title?: string }) {
  return <span className="pt-icon" title={title} aria-hidden="true">{glyphs[name] ?? '?'}</span>;
}
