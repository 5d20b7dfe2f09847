import type { ReactNode } from 'react';

/** Render prop: returns one of two nodes by authentication state. */
export type RenderByAuth = (branches: { signedIn: ReactNode; signedOut: ReactNode }) => ReactNode;
