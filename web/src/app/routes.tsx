import { createRoutesFromElements, Route } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { lazyPart } from '../lazy-part';

const HomePage = lazyPart(() => import('../features/home/home-page'), 'HomePage');
const CataloguePage = lazyPart(
  () => import('../features/tools/catalogue/catalogue-page'),
  'CataloguePage',
);
const ToolPage = lazyPart(() => import('../features/tools/tool-page'), 'ToolPage');
const VerifyPage = lazyPart(() => import('../features/tools/tarot/verify-page'), 'VerifyPage');
const TodayPart = lazyPart(() => import('./today-part'), 'TodayPart');
const DeckPart = lazyPart(() => import('./deck-part'), 'DeckPart');
const AccuracyPage = lazyPart(() => import('../features/accuracy/accuracy-page'), 'AccuracyPage');
const SkyPage = lazyPart(() => import('../features/sky/sky-page'), 'SkyPage');
const LoginPage = lazyPart(() => import('../features/account/login-page'), 'LoginPage');
const SignupPage = lazyPart(() => import('../features/account/signup-page'), 'SignupPage');
const WelcomePage = lazyPart(() => import('../features/welcome/welcome-page'), 'WelcomePage');
const LoginHelpPart = lazyPart(() => import('./login-help-part'), 'LoginHelpPart');
const MembersOnly = lazyPart(() => import('./members-only'), 'MembersOnly');
const PricingPage = lazyPart(() => import('../features/pricing/pricing-page'), 'PricingPage');
const SuccessPage = lazyPart(() => import('../features/pricing/success-page'), 'SuccessPage');
const BlogPage = lazyPart(() => import('../features/blog/blog-page'), 'BlogPage');
const ArticlePage = lazyPart(() => import('../features/blog/article/article-page'), 'ArticlePage');
const DashboardPart = lazyPart(() => import('./dashboard-part'), 'DashboardPart');
const AdminPart = lazyPart(() => import('./admin-part'), 'AdminPart');
const SharedPage = lazyPart(() => import('../features/shared/shared-page'), 'SharedPage');
const PrimitivesPage = lazyPart(
  () => import('../features/primitives/primitives-page'),
  'PrimitivesPage',
);
const NotFoundPage = lazyPart(() => import('../features/not-found/not-found-page'), 'NotFoundPage');

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
    <Route path="tools/tarot/deck/:card?" element={<DeckPart notFound={<NotFoundPage />} />} />
    <Route path="tools/tarot/draws/:id" element={<VerifyPage />} />
    <Route path="sky" element={<SkyPage />} />
    <Route path="sky/accuracy" element={<AccuracyPage />} />
    <Route path="login" element={<LoginPage />} />
    <Route path="login/*" element={<LoginHelpPart notFound={<NotFoundPage />} />} />
    <Route path="signup" element={<SignupPage />} />
    <Route
      path="welcome"
      element={
        <MembersOnly>
          <WelcomePage />
        </MembersOnly>
      }
    />
    <Route path="pricing" element={<PricingPage />} />
    <Route path="pricing/success" element={<SuccessPage />} />
    <Route path="blog" element={<BlogPage />} />
    <Route path="blog/:slug" element={<ArticlePage />} />
    <Route path="s/:token" element={<SharedPage />} />
    <Route
      path="dashboard/*"
      element={
        <MembersOnly>
          <DashboardPart notFound={<NotFoundPage />} />
        </MembersOnly>
      }
    />
    <Route path="blog-generator/*" element={ADMIN} />
    <Route path="admin/usage" element={ADMIN} />
    <Route path="primitives" element={<PrimitivesPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
);
