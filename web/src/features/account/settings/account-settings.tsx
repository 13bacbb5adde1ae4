import { accountStrings } from '../account.strings';
import { ChangeAddress } from './change-address';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { Devices } from './devices';
import { ExportData } from './export-data';
import { Notices } from './notices';
import { Picture } from './picture';
import { Reminders } from './reminders';
import { SecondFactor } from './second-factor';
import { TransitCalendar } from './transit-calendar';

/** Everything a member can do with the account itself. */
export function AccountSettings() {
  return (
    <section aria-labelledby="account-settings" className="mt-6">
      <h2 id="account-settings" className="mb-6 text-title">
        {accountStrings.settings.title}
      </h2>
      <Picture />
      <Reminders />
      <Notices />
      <TransitCalendar />
      <ChangeAddress />
      <ChangePassword />
      <SecondFactor />
      <Devices />
      <ExportData />
      <DeleteAccount />
    </section>
  );
}
