import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/security.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { PasswordForm } from '@/features/account/PasswordForm';
import { Sessions } from '@/features/account/Sessions';
import { TwoStep } from '@/features/account/TwoStep';

export default function Security({ frame, title, lead, password, twoStep, sessions }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead}>
      <PasswordForm {...password} />
      <TwoStep {...twoStep} />
      <Sessions {...sessions} />
    </AccountFrame>
  );
}
