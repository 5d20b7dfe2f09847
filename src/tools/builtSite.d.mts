/** Starts the built server on a free port; ends with the process. */
export declare function startServer(settings?: Readonly<Record<string, string>>): Promise<{ origin: string }>;
