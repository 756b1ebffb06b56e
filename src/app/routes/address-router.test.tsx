// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { AddressRouter } from './address-router';

/** Runs React as in a browser: non-urgent updates wait for the scheduler instead of the test. */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.history.replaceState(null, '', '/counter');
});

function Counter() {
  const [params, setParams] = useSearchParams();
  const count = Number(params.get('count'));
  return (
    <>
      <button onClick={() => setParams({ count: String(count + 1) }, { replace: true })}>{count}</button>
      <Link to="/later">later</Link>
    </>
  );
}

test('two clicks in quick succession both take effect', async () => {
  render(
    <AddressRouter>
      <Counter />
    </AddressRouter>,
  );
  const button = await screen.findByRole('button', { name: '0' });
  button.click();
  await Promise.resolve();
  button.click();
  await screen.findByRole('button', { name: '2' });
  expect(window.location.search).toBe('?count=2');
});

test('the previous page remains visible until the next one has loaded', async () => {
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const Later = lazy(() => arrival.then(() => ({ default: () => <h1>Later</h1> })));
  render(
    <AddressRouter>
      <Suspense fallback={<p>loading</p>}>
        <Routes>
          <Route path="/counter" element={<Counter />} />
          <Route path="/later" element={<Later />} />
        </Routes>
      </Suspense>
    </AddressRouter>,
  );
  (await screen.findByRole('link')).click();
  await expect.poll(() => window.location.pathname).toBe('/later');
  expect(screen.queryByText('loading')).toBeNull();
  screen.getByRole('button');
  arrive();
  await screen.findByRole('heading', { name: 'Later' });
});
