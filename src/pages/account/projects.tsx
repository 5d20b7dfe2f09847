import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/projects.json';
import { AccountLayout } from '@/features/account/AccountLayout';
import { Projects } from '@/features/account/Projects';

export default function ProjectsPage({ frame, title, lead, projects }: typeof en & typeof shared) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead}>
      <Projects {...projects} />
    </AccountLayout>
  );
}
