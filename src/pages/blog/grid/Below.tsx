import type en from '@words/en/blog/grid.json';
import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { BlogNewsletter } from '@/sections/blog/BlogNewsletter';
import { AuthorList } from '@/sections/blog/AuthorList';

type BelowProps = Pick<typeof en, 'writers' | 'letter'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ writers, letter: { form, ...letter } }: BelowProps) {
  return (
    <>
      <AuthorList {...writers} />
      <BlogNewsletter {...letter}>
        <EmailSignUpForm {...form} />
      </BlogNewsletter>
    </>
  );
}
