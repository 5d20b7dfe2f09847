import { render } from '@testing-library/react';
import { useRef } from 'react';
import { type ReadingProgress, useReadingProgress } from '@/sections/blog/useReadingProgress';

const tops: Record<string, number> = { first: -400, third: 600 };
const onProgress = jest.fn((_: ReadingProgress) => undefined);

/** A text of 2000 px from 500 px above the window, with a chapter at each of `tops`. */
function Text({ ids }: { ids: readonly string[] }) {
  const text = useRef<HTMLDivElement>(null);
  useReadingProgress(text, ids, onProgress);
  return (
    <div ref={text} data-top={-500} data-height={2000}>
      {Object.entries(tops).map(([id, top]) => (
        <section key={id} id={id} data-top={top} data-height={50} />
      ))}
    </div>
  );
}

beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const { top, height } = (this as HTMLElement).dataset;
    return { top: Number(top), height: Number(height), bottom: Number(top) + Number(height) } as DOMRect;
  });
  Object.assign(window, { innerHeight: 1000 });
  onProgress.mockClear();
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['all chapters', ['first', 'third'], { chapter: 0, part: 0.8 }],
  ['a chapter that the text lacks, which is not read', ['first', 'second', 'third'], { chapter: 0, part: 0.8 }],
  ['its last chapter missing', ['first', 'third', 'fourth'], { chapter: 0, part: 0.8 }],
  ['no chapters', [], { chapter: -1, part: 0.45 }],
])('the progress of a text with %s', (_, ids, progress) => {
  render(<Text ids={ids} />);
  expect(onProgress).toHaveBeenLastCalledWith(expect.objectContaining(progress));
});
