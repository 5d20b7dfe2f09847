interface TopicMessagesProps {
  /** Names of the topics, which write in turn. */
  topics: readonly string[];
  /** Index of the topic of the last message. */
  last: number;
  className?: string | undefined;
}

/** Messages on the tracks, the last one at their end. */
const shown = 6;

/**
 * The last messages of several topics, as packets on a track each, in the colour of the page and as wide and as high as
 * their box. The names are beside it, in the box's padding.
 */
export function TopicMessages({ topics, last, className }: TopicMessagesProps) {
  const trackOf = (topic: number) => `${Math.round((100 * (topic + 0.5)) / topics.length)}%`;
  const packets = Array.from({ length: shown }, (_, age) => ({
    age,
    topic: (((last - age) % topics.length) + topics.length) % topics.length,
  }));
  return (
    <span className={className} aria-hidden="true">
      <svg focusable="false">
        {topics.map((topic, index) => (
          <g key={topic} dominantBaseline="central">
            <line
              x2="100%"
              y1={trackOf(index)}
              y2={trackOf(index)}
              stroke="currentColor"
              strokeDasharray="2 4"
              opacity="0.5"
            />
            <text x="100%" y={trackOf(index)} dx="10" data-last={index === last || undefined}>
              {topic}
            </text>
          </g>
        ))}
        {packets.map(({ age, topic }) => (
          <g key={age} transform="translate(-16 -7)">
            <rect
              x={`${100 - (age * 100) / shown}%`}
              y={trackOf(topic)}
              width="16"
              height="14"
              rx="4"
              fill="var(--card)"
            />
            <rect
              x={`${100 - (age * 100) / shown}%`}
              y={trackOf(topic)}
              width="16"
              height="14"
              rx="4"
              fill="currentColor"
              opacity={age === 0 ? 1 : 0.35}
            />
          </g>
        ))}
      </svg>
    </span>
  );
}
