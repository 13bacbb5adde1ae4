import { read } from './compose-file';

interface Instruction {
  name: string;
  text: string;
}

interface Stage {
  from: string;
  instructions: Instruction[];
}

/** The stages of the Dockerfile by name; the last, which has none, is `image`. */
export function stagesOf(text = read('deploy/docker/Dockerfile')): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  const lines = text
    .replace(/^[ \t]*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  let current: Stage | undefined;
  for (const line of lines.filter((one) => one.trim())) {
    const [, name, rest] = /^(\S+)\s+(\S.*)$/.exec(line)!;
    if (name === 'FROM') {
      const [, from, as] = /^(\S+)(?: AS (\S+))?$/.exec(rest!)!;
      current = { from: from!, instructions: [] };
      stages.set(as ?? 'image', current);
    } else current?.instructions.push({ name: name!, text: rest!.replace(/\s+/g, ' ').trim() });
  }
  return stages;
}

/** The instructions of one name in a stage. */
export function instructions(stage: string, name: string): string[] {
  const found = stagesOf().get(stage);
  if (!found) throw new Error(`the Dockerfile has no stage ${stage}`);
  return found.instructions.filter((one) => one.name === name).map(({ text }) => text);
}

/** Whether Docker leaves a file of the repository out of what it is given. */
export function isIgnored(path: string, rules = read('.dockerignore')): boolean {
  let ignored = false;
  for (const rule of rules.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const keeps = rule.startsWith('!');
    const pattern = (keeps ? rule.slice(1) : rule)
      .replace(/[.+^$()|{}]/g, String.raw`\$&`)
      .replaceAll('**/', '\0')
      .replaceAll('**', '\u0001')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')
      .replaceAll('\u0001', '.*');
    // A rule that names a folder stands for everything in it.
    if (new RegExp(`^${pattern}(?:/.*)?$`).test(path)) ignored = !keeps;
  }
  return ignored;
}
