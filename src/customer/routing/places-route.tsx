import { Route, Switch } from 'wouter';
import { DemoRoute } from './demo-route.tsx';
import { DirectoryRoute } from './directory-route.tsx';
import { ExampleRoute } from './example-route.tsx';
import { MenuRoute } from './menu-route.tsx';
import { MissingPage } from './missing-page.tsx';

/** The public pages that belong to no store: one script for all of them. */
export function PlacesRoute() {
  return (
    <Switch>
      <Route path="/menu">
        <DirectoryRoute />
      </Route>
      <Route path="/menu/:menuId">{({ menuId }) => <MenuRoute key={menuId} menuId={menuId} />}</Route>
      <Route path="/demo">
        <DemoRoute />
      </Route>
      <Route path="/example">
        <ExampleRoute />
      </Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}
