import type en from '@words/en/saas/v3.json';
import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { DoorChoice } from '@/features/week/DoorChoice';
import { MeetingCost } from '@/features/week/MeetingCost';
import { DinginBoxes } from '@/sections/saas/DinginBoxes';
import { DinginRules } from '@/sections/saas/DinginRules';
import { DinginSignUp } from '@/sections/saas/DinginSignUp';
import { DinginQuotes } from '@/sections/saas/DinginQuotes';

interface BelowProps extends Omit<typeof en, 'meta' | 'brand' | 'hero'> {
  /** Names of the blocks of the week above. */
  blocks: typeof en.hero.blocks;
}

/** Content below the fold, in a chunk of its own. */
export function Below({ rules, cost, door, boxes, voices, signUp, blocks }: BelowProps) {
  return (
    <>
      <DinginRules {...rules} blocks={blocks} />
      <MeetingCost {...cost} />
      <DoorChoice {...door} />
      <DinginBoxes {...boxes} />
      <DinginQuotes {...voices} />
      <DinginSignUp title={signUp.title} text={signUp.text}>
        <EmailSignUpForm {...signUp.form} />
      </DinginSignUp>
    </>
  );
}
