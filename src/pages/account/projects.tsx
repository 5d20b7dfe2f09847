import { AccountLayout } from '@/features/account/AccountLayout';
import { Projects } from '@/features/account/Projects';
import type { WordsOf } from '@/site/words';
import { ProjectsPreview } from '@/ui/art/account/ProjectsPreview';

export default function ProjectsPage({ frame, title, lead, projects }: WordsOf<'account/projects'>) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead} preview={<ProjectsPreview />}>
      <Projects {...projects} />
    </AccountLayout>
  );
}
