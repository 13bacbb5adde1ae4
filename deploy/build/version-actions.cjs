/**
 * How `nx release` writes a version down: into the package.json files that it names and their
 * entries of the lock file. Packages of ours depend on one another as `*`, so nothing else changes.
 */
const { join, dirname } = require('node:path').posix;
const { VersionActions } = require('nx/release');

const LOCK_FILE = 'package-lock.json';

class PackageVersionActions extends VersionActions {
  validManifestFilenames = ['package.json'];

  async readCurrentVersionFromSourceManifest(tree) {
    const manifestPath = join(this.projectGraphNode.data.root, 'package.json');
    return { currentVersion: readJson(tree, manifestPath).version, manifestPath };
  }

  async readCurrentVersionFromRegistry() {
    return null;
  }

  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  async updateProjectVersion(tree, version) {
    const lock = readJson(tree, LOCK_FILE);
    for (const { manifestPath } of this.manifestsToUpdate) {
      writeJson(tree, manifestPath, { ...readJson(tree, manifestPath), version });
      const folder = dirname(manifestPath);
      if (folder === '.') lock.version = version;
      lock.packages[folder === '.' ? '' : folder].version = version;
    }
    writeJson(tree, LOCK_FILE, lock);
    return this.manifestsToUpdate.map(
      ({ manifestPath }) => `${version} written to ${manifestPath}`,
    );
  }

  async updateProjectDependencies() {
    return [];
  }
}

const readJson = (tree, path) => JSON.parse(tree.read(path, 'utf8'));
const writeJson = (tree, path, content) =>
  tree.write(path, `${JSON.stringify(content, null, 2)}\n`);

module.exports = { default: PackageVersionActions };
