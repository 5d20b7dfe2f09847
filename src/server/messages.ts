import { messagesCommand } from './messagesCommand';
import { runCommand } from './runCommand';

runCommand(messagesCommand);
