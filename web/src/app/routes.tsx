import { createRoutesFromElements, Route } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { gallery } from './gallery';
import { Layout } from './layout';
import { lazyPart } from '../lazy-part';

const HomePage = lazyPart(() => import('../features/home/home-page'), 'HomePage');
const CataloguePage = lazyPart(
  () => import('../features/tools/catalogue/catalogue-page'),
  'CataloguePage',
);
const ToolPage = lazyPart(() => import('../features/tools/tool-page'), 'ToolPage');
const TodayPart = lazyPart(() => import('./today-part'), 'TodayPart');
const DeckPart = lazyPart(() => import('./deck-part'), 'DeckPart');
const SkyTablesPart = lazyPart(() => import('./sky-tables-part'), 'SkyTablesPart');
const SkyPage = lazyPart(() => import('../features/sky/sky-page'), 'SkyPage');
const LoginPage = lazyPart(() => import('../features/account/login-page'), 'LoginPage');
const SignupPage = lazyPart(() => import('../features/account/signup-page'), 'SignupPage');
const LoginHelpPart = lazyPart(() => import('./login-help-part'), 'LoginHelpPart');
const MembersOnly = lazyPart(() => import('./members-only'), 'MembersOnly');
const PricingPage = lazyPart(() => import('../features/pricing/pricing-page'), 'PricingPage');
const BlogPage = lazyPart(() => import('../features/blog/blog-page'), 'BlogPage');
const ArticlePage = lazyPart(() => import('../features/blog/article/article-page'), 'ArticlePage');
const MembersPart = lazyPart(() => import('./members-part'), 'MembersPart');
const AdminPart = lazyPart(() => import('./admin-part'), 'AdminPart');
const SharedPage = lazyPart(() => import('../features/shared/shared-page'), 'SharedPage');
const NotFoundPage = lazyPart(() => import('../features/not-found/not-found-page'), 'NotFoundPage');

const LOGIN_HELP = <LoginHelpPart notFound={<NotFoundPage />} />;
const OF_MEMBERS = (
  <MembersOnly>
    <MembersPart notFound={<NotFoundPage />} />
  </MembersOnly>
);
const ADMIN = (
  <MembersOnly admin>
    <AdminPart />
  </MembersOnly>
);

/** Which page stands at which address; each is fetched when it is first opened. */
export const routes = createRoutesFromElements(
  <Route
    element={
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    }
  >
    <Route index element={<HomePage />} />
    <Route path="today/*" element={<TodayPart notFound={<NotFoundPage />} />} />
    <Route path="tools" element={<CataloguePage />} />
    <Route path="tools/:slug" element={<ToolPage notFound={<NotFoundPage />} />} />
    <Route path="tools/tarot/:room/:id?" element={<DeckPart notFound={<NotFoundPage />} />} />
    <Route path="sky" element={<SkyPage />} />
    <Route path="sky/:table" element={<SkyTablesPart notFound={<NotFoundPage />} />} />
    <Route path="login" element={<LoginPage />} />
    <Route path="login/*" element={LOGIN_HELP} />
    <Route path="signup" element={<SignupPage />} />
    <Route path="welcome" element={OF_MEMBERS} />
    <Route path="pricing" element={<PricingPage />} />
    <Route path="pricing/success" element={LOGIN_HELP} />
    <Route path="privacy" element={LOGIN_HELP} />
    <Route path="blog" element={<BlogPage />} />
    <Route path="blog/:slug" element={<ArticlePage />} />
    <Route path="s/:token" element={<SharedPage />} />
    <Route path="with/:token" element={LOGIN_HELP} />
    <Route path="dashboard/*" element={OF_MEMBERS} />
    <Route path="people/*" element={OF_MEMBERS} />
    <Route path="blog-generator/*" element={ADMIN} />
    <Route path="admin/usage" element={ADMIN} />
    {gallery}
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
);
