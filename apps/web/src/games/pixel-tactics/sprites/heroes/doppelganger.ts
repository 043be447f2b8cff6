import type { Sprite } from '../palette.js';

export const doppelganger: Sprite = [
  '.......kkkkkk.......',
  '.....kkuuuVVVkk.....',
  '....kuuuuuVVVVVk....',
  '...kuuiuuuVVVVVvk...',
  '...kuuwwwwKKKKVvk...',
  '...kuwwwwwKKKKKvk...',
  '...kuwkkwwKKRRKvk...',
  '...kuwwkwwKKRKKvk...',
  '...kuwwwwwKKKKKvk...',
  '...kkwwkkwKKRRKkk...',
  '..kKkksswwKKggkkwk..',
  '.kKKKuuuNwKrVVVwwwk.',
  '.kRKRuuuuwKVVVVkwkk.',
  '.kKKKkuuuwKVVVkwwwk.',
  '.kKRKkuuuwKVVVkwkwk.',
  '..kKkkNNNwKrrrkkwk..',
  '...k.kNNNkkrrrk.k...',
  '.....kNNNkkrrrk.....',
  '....kNNNNkkrrrrk....',
  '.....kkkk..kkkk.....',
];
