/** Saves a text as a file of the person. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `pixel-tactics-2026-03-01-1830.game.jsonl` */
export function gameFileName(game: string, at = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${game}-${day}-${two(at.getHours())}${two(at.getMinutes())}.game.jsonl`;
}
