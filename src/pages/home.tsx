import { interpolate } from '@/lib/interpolate';
import { Hero, LazyHeroPicture } from '@/sections/Hero';
import { founded } from '@/site/founded';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const SignUpForm = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "newsletter-form" */ '@/features/contact/EmailSignUpForm')).EmailSignUpForm,
  'interaction',
);
const Clients = lazyHydrate(
  async () => (await import(/* webpackChunkName: "home-below" */ '@/sections/Clients')).Clients,
);
const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "home-below" */ './home/Below')).Below);

export default function Home({ hero, clients, dashboard, ...below }: WordsOf<'home'>) {
  const { form, ...headline } = hero;
  return (
    <>
      <Hero {...headline} lead={interpolate(headline.lead, { founded })} dashboard={dashboard}>
        <SignUpForm {...form} />
      </Hero>
      <Clients {...clients} />
      <Below {...below} />
    </>
  );
}

export const parts = [LazyHeroPicture, SignUpForm, Clients, Below];
