import type en from '@words/en/account/notifications.json';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Switch } from '@/ui/Switch';
import type { Glyph } from '@/ui/icons';
import { boxSeam } from '@/ui/icons/box-seam';
import { envelope } from '@/ui/icons/envelope';
import { layers } from '@/ui/icons/layers';
import { lightningCharge } from '@/ui/icons/lightning-charge';
import { lock } from '@/ui/icons/lock';
import { Panel } from './Panel';
import { SaveStatus } from './SaveStatus';
import styles from './NotificationTopics.module.scss';
import { type NotificationChannel, type NotificationTopic, notificationChannels, notificationTopics } from './account';
import { useAccount, useChangeAccount } from './useAccount';

const icons: Record<NotificationTopic, Glyph> = {
  projects: layers,
  orders: boxSeam,
  security: lock,
  releases: lightningCharge,
  letters: envelope,
};

/** Notification settings per topic and channel; each switch saves at once. */
export function NotificationTopics({
  title,
  text,
  channels: channelNames,
  topics: names,
  off,
  on,
  offOf,
}: (typeof en)['topics']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const { notifications } = account;
  const set = (topic: NotificationTopic, row: Record<NotificationChannel, boolean>) =>
    change('notifications', { ...notifications, [topic]: row });
  return (
    <Panel title={title} text={text} aside={<SaveStatus part="notifications" />}>
      <div className={styles.root}>
        <div className={styles.channels} aria-hidden="true">
          {notificationChannels.map((channel) => (
            <span key={channel}>{channelNames[channel]}</span>
          ))}
        </div>
        <div className={styles.topics}>
          {notificationTopics.map((topic) => {
            const row = notifications[topic];
            const some = notificationChannels.some((channel) => row[channel]);
            return (
              <div key={topic} role="group" aria-labelledby={`topic-${topic}`}>
                <div className={styles.topic}>
                  <span className={styles.icon}>
                    <Icon name={icons[topic]} />
                  </span>
                  <h3 id={`topic-${topic}`}>{names[topic].title}</h3>
                  <p>{names[topic].text}</p>
                </div>
                {notificationChannels.map((channel) => (
                  <Switch
                    key={channel}
                    hidden
                    label={channelNames[channel]}
                    checked={row[channel]}
                    onChange={(on) => set(topic, { ...row, [channel]: on })}
                  />
                ))}
                <div className={styles.off}>
                  <Button
                    variant="text"
                    size="s"
                    onClick={() => set(topic, { email: !some, phone: !some, site: !some })}
                  >
                    {some ? off : on}
                    <span className="visually-hidden"> {interpolate(offOf, { topic: names[topic].title })}</span>
                  </Button>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </Panel>
  );
}
