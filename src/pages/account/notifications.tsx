import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/notifications.json';
import { AccountLayout } from '@/features/account/AccountFrame';
import { QuietHours } from '@/features/account/QuietHours';
import { NotificationTopics } from '@/features/account/Topics';

export default function Notifications({ frame, title, lead, topics, quiet }: typeof en & typeof shared) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead}>
      <NotificationTopics {...topics} />
      <QuietHours {...quiet} />
    </AccountLayout>
  );
}
