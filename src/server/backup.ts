import { backupCommand } from './backupCommand';
import { runCommand } from './runCommand';

runCommand(backupCommand);
