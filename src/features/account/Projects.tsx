import { useLocation } from 'react-router-dom';
import { phases, projectIds, projectOf } from '@/data/projects';
import { PageLink } from '@/ui/PageLink';
import { ProjectCard, type ProjectsWords } from './ProjectCard';
import styles from './Projects.module.scss';
import { SaveStatus } from './SaveStatus';

const projectStates = ['all', 'active', 'waiting', 'done'] as const;
const layouts = ['list', 'board'] as const;

/** Value of a query parameter; the first known value for anything else. */
const parseParam = <T extends string>(known: readonly [T, ...T[]], text: string | null): T =>
  known.find((name) => name === text) ?? known[0];

/** The user's projects; filter and layout are query parameters. */
export function Projects(words: ProjectsWords) {
  const query = new URLSearchParams(useLocation().search);
  const state = parseParam(projectStates, query.get('state'));
  const layout = parseParam(layouts, query.get('layout'));
  const shown = projectIds.filter((id) => state === 'all' || projectOf(id).state === state);
  const search = (wanted: { state?: string; layout?: string }) => {
    const pairs = Object.entries({ state, layout, ...wanted }).filter(([, name]) => name !== 'all' && name !== 'list');
    return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
  };
  const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {});
  const cards = (ids: typeof shown) =>
    ids.map((id, index) => (
      <ProjectCard
        key={id}
        id={id}
        words={words}
        level={layout === 'list' ? 2 : 3}
        lead={layout === 'list' && index === 0 && ids.length % 2 === 1}
      />
    ));
  return (
    <section aria-label={words.label}>
      <div className={styles.bar}>
        <nav className={styles.choices} aria-label={words.filter}>
          {projectStates.map((name) => (
            <PageLink key={name} to="account/projects" search={search({ state: name })} {...current(name === state)}>
              {words.states[name]}
            </PageLink>
          ))}
        </nav>
        <nav className={styles.choices} aria-label={words.layout}>
          {layouts.map((name) => (
            <PageLink key={name} to="account/projects" search={search({ layout: name })} {...current(name === layout)}>
              {words.layouts[name]}
            </PageLink>
          ))}
        </nav>
      </div>
      <div className={styles.saved}>
        <p>{words.example}</p>
        <SaveStatus part="milestones" />
      </div>
      {layout === 'list' ? (
        <div className={styles.list}>{cards(shown)}</div>
      ) : (
        <ol className={styles.board}>
          {phases.map((phase) => {
            const here = shown.filter((id) => projectOf(id).phase === phase);
            return (
              <li key={phase}>
                <h2>
                  {words.phases[phase]} <span>{here.length}</span>
                </h2>
                {here.length > 0 ? cards(here) : <p className={styles.none}>{words.none}</p>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
