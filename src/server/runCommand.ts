import { CommandError } from './commandError';
import { SettingsError } from './settings';

/** Runs a CLI command: prints its result to stdout, an error to stderr with exit code 1. */
export function runCommand(command: (args: string[], environment: NodeJS.ProcessEnv) => Promise<string>): void {
  // Ignores EPIPE: `… | head` closes the pipe early.
  process.stdout.on('error', () => undefined);
  command(process.argv.slice(2), process.env).then(
    (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    (error: unknown) => {
      const isExpected = error instanceof CommandError || error instanceof SettingsError;
      const { message, stack } = error as Error;
      process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
      process.exitCode = 1;
    },
  );
}
