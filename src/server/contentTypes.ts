import { extname } from 'node:path';
import { fileTypes } from '@/site/fileTypes';

/** The Content-Type of a file by its extension; with nosniff an unknown one is only ever downloaded. */
export const contentType = (path: string): string =>
  fileTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
