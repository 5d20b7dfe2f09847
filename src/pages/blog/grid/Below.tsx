import type en from '@words/en/blog/grid.json';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { PostLetter } from '@/sections/blog/PostLetter';
import { Writers } from '@/sections/blog/Writers';

type BelowProps = Pick<typeof en, 'writers' | 'letter'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ writers, letter: { form, ...letter } }: BelowProps) {
  return (
    <>
      <Writers {...writers} />
      <PostLetter {...letter}>
        <EmailSignUpForm {...form} />
      </PostLetter>
    </>
  );
}
