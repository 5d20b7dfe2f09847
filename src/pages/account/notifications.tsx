import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/notifications.json';
import { AccountLayout } from '@/features/account/AccountLayout';
import { QuietHours } from '@/features/account/QuietHours';
import { NotificationTopics } from '@/features/account/NotificationTopics';

export default function Notifications({ frame, title, lead, topics, quiet }: typeof en & typeof shared) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead}>
      <NotificationTopics {...topics} />
      <QuietHours {...quiet} />
    </AccountLayout>
  );
}
