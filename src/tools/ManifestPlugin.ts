import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { brotliQuality } from '../app/brotliQuality';
import type { BuildManifest } from '../app/buildManifest';

/** Writes the build manifest for the prerenderer: scripts, styles and fonts of each chunk by their final names. */
export class ManifestPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ManifestPlugin', (compilation) => {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(manifestOf(compilation)));
    });
  }
}

function manifestOf(compilation: Compilation): BuildManifest {
  const folder = compilation.compiler.outputPath;
  const source = (file: string) => readFileSync(join(folder, file), 'utf8');
  const chunks = Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => {
      const files = group.getFiles();
      return [
        name,
        {
          scripts: files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
          styles: files.filter((file) => file.endsWith('.css')).map((file) => ({ url: `/${file}`, css: source(file) })),
        },
      ];
    }),
  );
  const code = (name: string) => (chunks[name]?.scripts ?? []).map(source).join('').trim();
  const fonts = compilation.namedChunks.get('fonts')?.auxiliaryFiles ?? [];
  return {
    chunks,
    fontFiles: [...fonts].map((file) => `/${file}`),
    boot: code('boot'),
    alias: code('alias'),
    brotliQuality,
  };
}
