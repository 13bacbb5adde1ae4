import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../paths';
import { EditPage } from './editor/edit-page';
import { GeneratorPage } from './generator-page';
import { PostsTab } from './posts-tab';
import { WriteTab } from './write-tab';

/** Which of the generator's pages stands at which address; visitors' pages know nothing of them. */
export function GeneratorRoutes() {
  return (
    <Routes>
      <Route element={<GeneratorPage />}>
        <Route index element={<WriteTab />} />
        <Route path="posts" element={<PostsTab />} />
        <Route path="posts/:id" element={<EditPage />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.blogGenerator} replace />} />
    </Routes>
  );
}
