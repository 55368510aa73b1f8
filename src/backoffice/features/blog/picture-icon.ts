import { drawn } from '../../parts/icons.tsx';

export const PictureIcon = drawn('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.500h.01');
