import { describeBodies } from './access/bodies';
import { makeAccessFixture, type AccessFixture } from './access/fixture';
import { describeOthersIds } from './access/others-ids';
import { describeRoles } from './access/roles';
import { makeSite, type Site } from './make';

/** The way out of letters and public links are signed, invitations are known by a hash alone. */
const BY_TOKEN = ['stopReminder', 'getShared', 'openInvitation', 'enterBirth', 'takeBirthBack'];

/** Who may do what, route by route as the API's own document lists them. */
describe('access', () => {
  let site: Site;
  let fixture: AccessFixture;

  beforeAll(async () => {
    site = await makeSite();
    fixture = await makeAccessFixture({ site, ...(await site.gateway()) });
  });
  afterAll(() => site.stop());

  it("knows every address: what is somebody's in it is an id, or a token that is a secret itself", () => {
    for (const { name, inPath } of fixture.operations) {
      const others = inPath.filter((part) => part !== 'id' && part !== 'slug');
      expect([name, others]).toEqual([name, BY_TOKEN.includes(name) ? ['token'] : []]);
    }
    expect(fixture.operations.length).toBeGreaterThan(50);
  });

  const made = () => fixture;
  describeBodies(made);
  describeRoles(made);
  // Last, for the owner removes things in the end.
  describeOthersIds(made);
});
