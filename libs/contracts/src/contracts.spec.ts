import { z } from 'zod';
import { auth, authEvents } from './account/auth';
import { billing, billingEvents } from './billing';
import { blog, blogEvents } from './blog/blog';
import { blogAdmin } from './blog/blog-admin';
import { content } from './content';
import { days } from './days/days';
import { healthOf, PROCESSES } from './health';
import { routes } from './http';
import type { HttpRoute } from './route';
import { pushSchema } from './live';
import { liveClientOf } from './message';
import { invitations } from './people/invitations';
import { journal } from './readings/journal';
import { memberExportOf } from './member';
import { modelCalledBy } from './model';
import { notices } from './account/notices';
import { pairs } from './people/pairs';
import { people } from './people/people';
import { profile } from './account/profile';
import { readings, readingsEvents } from './readings/readings';
import { reminders } from './account/reminders';
import { pictures, sharing } from './readings/sharing';
import { sky } from './sky/sky';
import { transitCalendar } from './sky/transit-calendar';
import { trials } from './readings/trials';
import { usage } from './usage';

const REQUESTS = {
  auth: {
    ...auth,
    ...profile,
    ...prefixed('people', people),
    ...prefixed('pairs', pairs),
    ...prefixed('invitations', invitations),
    ...prefixed('reminders', reminders),
    ...prefixed('transitCalendar', transitCalendar),
    ...prefixed('notices', notices),
    memberExport: memberExportOf('auth'),
  },
  readings: {
    ...readings,
    ...prefixed('day', days),
    ...prefixed('journal', journal),
    ...prefixed('sharing', sharing),
    ...prefixed('trial', trials),
    memberExport: memberExportOf('readings'),
  },
  usage: { ...usage, memberExport: memberExportOf('usage') },
  billing: { ...billing, memberExport: memberExportOf('billing') },
  content: {
    ...content,
    ...sky,
    ...prefixed('blog', blog),
    ...prefixed('admin', blogAdmin),
    ...prefixed('picture', pictures),
    memberExport: memberExportOf('content'),
  },
};
const EVENTS = {
  auth: authEvents,
  readings: { ...readingsEvents, modelCalled: modelCalledBy('readings') },
  billing: billingEvents,
  content: { ...blogEvents, modelCalled: modelCalledBy('content') },
};

function prefixed<Value>(prefix: string, values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]),
  );
}

describe('what crosses a wire', () => {
  it('asks a service under its own name, every subject once', () => {
    const subjects = Object.entries(REQUESTS).flatMap(([service, requests]) =>
      Object.values(requests).map(({ subject }) => {
        expect(subject).toMatch(new RegExp(`^${service}\\.[a-z-]+\\.[a-z-]+$`));
        return subject;
      }),
    );
    const health = PROCESSES.map((name) => healthOf(name).subject);

    expect(new Set([...subjects, ...health]).size).toBe(subjects.length + health.length);
  });

  it("tells of events under their service's name", () => {
    for (const [service, events] of Object.entries(EVENTS)) {
      for (const { subject } of Object.values(events)) {
        expect(subject).toMatch(new RegExp(`^event\\.${service}\\.[a-z-]+\\.[a-z-]+$`));
      }
    }
  });

  it('can be written as JSON Schema, routes and pushes alike', () => {
    for (const route of Object.values<HttpRoute>(routes)) {
      for (const schema of [route.params, route.query, route.headers, route.body, route.reply]) {
        if (schema && schema !== 'stream') {
          expect(() => z.toJSONSchema(schema, { io: 'output' })).not.toThrow();
        }
      }
    }
    expect(() => z.toJSONSchema(pushSchema)).not.toThrow();
  });

  it('names a client so that it is one token of a subject', () => {
    const id = '0b4c7a52-6a3b-4a64-8f7b-111111111111';

    expect(liveClientOf({ kind: 'guest', id })).toBe(`guest-${id}`);
    expect(liveClientOf({ kind: 'member', id })).not.toMatch(/[.*>\s]/);
  });
});
