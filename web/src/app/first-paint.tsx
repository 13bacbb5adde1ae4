import { toolSummaries } from '@cosmic/tools/catalogue';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { HomePage } from '../features/home/home-page';
import { PricingPage } from '../features/pricing/pricing-page';
import { CataloguePage } from '../features/tools/catalogue/catalogue-page';
import { ToolOnItsWay } from '../features/tools/tool-on-its-way';
import { inOwnLanguage } from '../features/tools/tools.api';
import { paths } from '../paths';
import { Layout } from './layout';
import { makeStore } from './store';

/** Pages that begin alike for everybody. */
const BEGINNINGS: readonly [path: string, page: ReactNode][] = [
  [paths.home, <HomePage />],
  [paths.tools, <CataloguePage />],
  [paths.pricing, <PricingPage />],
  ...toolSummaries()
    .map(inOwnLanguage)
    .map((tool): [string, ReactNode] => [paths.tool(tool.slug), <ToolOnItsWay tool={tool} />]),
];

/** What pages show before any script has run, by their addresses. Run by the build, not by a browser. */
function firstPaints(): Record<string, string> {
  const store = makeStore();
  return Object.fromEntries(
    BEGINNINGS.map(([path, page]) => [
      path,
      still(
        renderToString(
          <Provider store={store}>
            <StaticRouter location={path}>
              <Routes>
                <Route element={<Layout />}>
                  <Route path="*" element={page} />
                </Route>
              </Routes>
            </StaticRouter>
          </Provider>,
        ),
      ),
    ]),
  );
}

/**
 * Without marks for a part that would take over, since the application draws the page anew; without
 * styles of single elements, which the policy for content refuses; and with fields and
 * buttons that wait for it.
 */
function still(html: string): string {
  return html
    .replace(/<!--.*?-->|<template[^>]*><\/template>/g, '')
    .replace(/<span[^>]* style="[^"]*"[^>]*><span[^>]*><svg.*?<\/svg><\/span><\/span>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replaceAll('<input ', '<input readonly ')
    .replaceAll('<button ', '<button disabled ');
}

process.stdout.write(JSON.stringify(firstPaints()));
