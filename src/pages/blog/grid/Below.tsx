import type en from '@words/en/blog/grid.json';
import { SignUpForm } from '@/features/contact/SignUpForm';
import { Letter } from '@/sections/blog/Letter';
import { Writers } from '@/sections/blog/Writers';

type BelowProps = Pick<typeof en, 'writers' | 'letter'>;

/** The blog below its tiles. */
export function Below({ writers, letter: { form, ...letter } }: BelowProps) {
  return (
    <>
      <Writers {...writers} />
      <Letter {...letter}>
        <SignUpForm {...form} />
      </Letter>
    </>
  );
}
