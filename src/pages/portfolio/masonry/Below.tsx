import type en from '@words/en/portfolio/masonry.json';
import { useDispatch } from 'react-redux';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { PosterMaker } from '@/sections/portfolio/PosterMaker';
import { CaseStudyTeasers } from '@/sections/portfolio/CaseStudyTeasers';
import type { WorkWords } from '@/sections/portfolio/workWords';

interface BelowProps extends Pick<typeof en, 'nail' | 'stories'> {
  works: WorkWords;
}

export function Below({ nail, stories, works }: BelowProps) {
  const dispatch = useDispatch();
  return (
    <>
      <PosterMaker {...nail} onAsk={(message) => dispatch(messagePrefilled({ message }))} />
      <CaseStudyTeasers words={stories} works={works} />
    </>
  );
}
