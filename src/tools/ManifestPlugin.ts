import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Manifest } from '../app/document';

const publicPath = '/';

/** Writes what the prerenderer needs to know of the browser build: scripts, styles and fonts by their final names. */
export class ManifestPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ManifestPlugin', (compilation) => {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(manifestOf(compilation)));
    });
  }
}

function manifestOf(compilation: Compilation): Manifest {
  const filesOf = (name: string, ending: string) =>
    [...(compilation.namedChunkGroups.get(name)?.getFiles() ?? [])].filter((file) => file.endsWith(ending));
  const folder = compilation.compiler.outputPath;
  const source = (file: string) => readFileSync(join(folder, file), 'utf8');
  /** A page's deferred parts, whose HTML is in the page: those of the first view, and those further down. */
  const deferredOf = (name: string, ending: '-first' | '-deferred'): string[] => {
    const children = compilation.namedChunkGroups.get(name)?.getChildren() ?? [];
    return children.map((group) => group.name ?? '').filter((child) => child.endsWith(ending));
  };
  const sheets = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => filesOf(name, '.css')))].map((file) => ({
      url: publicPath + file,
      css: source(file),
    }));
  const pages = [...compilation.namedChunkGroups.keys()];
  const each = <T>(value: (name: string) => T) => Object.fromEntries(pages.map((name) => [name, value(name)]));
  const inline = (name: string) => filesOf(name, '.js').map(source).join('').trim();
  return {
    scripts: filesOf('main', '.js').map((file) => publicPath + file),
    styles: each((name) => sheets([name, ...deferredOf(name, '-first')])),
    lateStyles: each((name) => sheets(deferredOf(name, '-deferred'))),
    chunks: each((name) => filesOf(name, '.js').map((file) => publicPath + file)),
    fonts: sheets(['fonts'])
      .map(({ css }) => css)
      .join(''),
    deferred: deferredOf('main', '-deferred').flatMap((name) => filesOf(name, '.js').map((file) => publicPath + file)),
    boot: inline('boot'),
    alias: inline('alias'),
  };
}
