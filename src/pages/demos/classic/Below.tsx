import type en from '@words/en/demos/classic.json';
import { ConsentGate } from '@/features/consent/ConsentGate';
import { ThemedFilm } from '@/features/theme/ThemedFilm';
import { VideoEmbed } from '@/sections/VideoEmbed';
import { House } from '@/sections/demos/lodos/House';
import { LodosCta } from '@/sections/demos/lodos/LodosCta';
import { NeighbourQuotes } from '@/sections/demos/lodos/NeighbourQuotes';
import { ThreeDays } from '@/sections/demos/lodos/ThreeDays';
import { sampleVideo } from '@/site/videos';
import { Section } from '@/ui/Section';
import { Meadow } from '@/ui/art/demos/Meadow';

export function Below({ house, film, days, paper, video, end }: Omit<typeof en, 'meta' | 'brand' | 'hero'>) {
  return (
    <>
      <House {...house} />
      <ThemedFilm {...film} />
      <ThreeDays {...days} />
      <NeighbourQuotes {...paper} />
      <Section joined>
        <VideoEmbed
          {...video}
          id={sampleVideo}
          picture={<Meadow />}
          gate={(renderPrompt, embed) => (
            <ConsentGate purpose="video" renderPrompt={renderPrompt}>
              {embed}
            </ConsentGate>
          )}
        />
      </Section>
      <LodosCta {...end} />
    </>
  );
}
