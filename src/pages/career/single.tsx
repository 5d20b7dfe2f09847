import type en from '@words/en/career/single.json';
import type enJobs from '@words/en/career/jobs.json';
import { JobPage } from '@/features/contact/JobPage';

export default function CareerSingle({ head, text, form, closed, jobs }: typeof en & { jobs: typeof enJobs }) {
  return <JobPage {...{ head, text, form, closed, jobs }} />;
}
