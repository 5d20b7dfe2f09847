import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/notifications.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { QuietHours } from '@/features/account/QuietHours';
import { Topics } from '@/features/account/Topics';

export default function Notifications({ frame, title, lead, topics, quiet }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead}>
      <Topics {...topics} />
      <QuietHours {...quiet} />
    </AccountFrame>
  );
}
