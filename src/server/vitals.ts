import { runCommand } from './runCommand';
import { vitalsCommand } from './vitalsCommand';

runCommand(vitalsCommand);
