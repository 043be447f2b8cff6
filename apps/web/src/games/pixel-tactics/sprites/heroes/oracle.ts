import type { Sprite } from '../palette.js';

export const oracle: Sprite = [
  '.....kkkkkk.........',
  '...kkmmmmmmkk.......',
  '..kmmVVVVVVmmk......',
  '.kmVVVVVVVVVVmk.....',
  '.kmVVbbbybbVVmk.....',
  '.kmVwwwwwwwwVmk.....',
  '.kmVswwwwwwsVmk.k...',
  '.kmVbbbbbbbbVmkkik..',
  '.kmVVbbPPbbVVmkkkk..',
  '.kmVVVbbbbVVVmkiwik.',
  '.kmVvYYYYYYvmkiwCCCk',
  '.kmVvvVCVVvvmkiCCNCk',
  '..kVvVVVVVvvVkCCNNCk',
  '..kVvvVVVVvbbbkCCCk.',
  '...kvVVVVVVvbbbbbk..',
  '...kvVVVVVVvkkkkk...',
  '..kvvVVVVVVvvk......',
  '..kvVVVVVVVVvk......',
  '.kYYYYYYYYYYYYk.....',
  '..kkkkkkkkkkkk......',
];
