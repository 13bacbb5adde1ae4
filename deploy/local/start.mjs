/** `npm start`: everything from a checkout to an address. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requirePrerequisites } from './prerequisites.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
requirePrerequisites(root);
const { launch } = await import('./running/launch.mjs');
process.exitCode = await launch(root, process.env);
