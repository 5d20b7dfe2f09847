import type en from '@words/en/home.json';
import { Clients } from '@/sections/Clients';
import { Hero } from '@/sections/Hero';
import { deferred } from '@/ui/deferred';

const SignUpForm = deferred(
  async () => (await import(/* webpackChunkName: "sign-up-first" */ '@/features/contact/SignUpForm')).SignUpForm,
  'wanted',
);
const Below = deferred(
  async () => (await import(/* webpackChunkName: "home-deferred" */ './home/Below')).Below,
  'below',
);

export default function Home({ hero, clients, dashboard, ...below }: typeof en) {
  const { form, ...headline } = hero;
  return (
    <>
      <Hero {...headline} dashboard={dashboard}>
        <SignUpForm {...form} />
      </Hero>
      <Clients {...clients} />
      <Below {...below} />
    </>
  );
}
