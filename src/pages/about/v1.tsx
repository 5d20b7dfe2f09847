import type en from '@words/en/about/v1.json';
import { Roof } from '@/sections/about/Roof';
import { Windows } from '@/sections/about/Windows';
import { Below } from './v1/Below';

export default function AboutV1({ roof, windows, meta: _, ...below }: typeof en) {
  return (
    <>
      <Roof {...roof} />
      <Windows {...windows} />
      <Below {...below} />
    </>
  );
}
