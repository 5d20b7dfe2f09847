import { AccountLayout } from '@/features/account/AccountLayout';
import { QuietHours } from '@/features/account/QuietHours';
import { NotificationTopics } from '@/features/account/NotificationTopics';
import type { WordsOf } from '@/site/words';
import { NotificationsPreview } from '@/ui/art/account/NotificationsPreview';

export default function Notifications({ frame, title, lead, topics, quiet }: WordsOf<'account/notifications'>) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead} preview={<NotificationsPreview />}>
      <NotificationTopics {...topics} />
      <QuietHours {...quiet} />
    </AccountLayout>
  );
}
