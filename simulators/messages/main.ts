import { SAMPLE_ACCOUNT } from './account.ts';
import { createMessageSim } from './create-message-sim.ts';

const port = Number(process.env['MESSAGE_SIM_PORT'] || 4020);
const { key, entityId, header, templates, whatsApp } = SAMPLE_ACCOUNT;

try {
  const url = await createMessageSim().listen(port);
  console.log(`\nSimulated messages are ready: nobody gets anything.\n\n  What was sent   ${url}`);
  console.log(`  MSG91, 2Factor  ${url} with the key ${key}`);
  console.log(`  Any other       ${url}/generic/send with "Authorization: Bearer ${key}"`);
  console.log(`  WhatsApp        ${url}, number ${whatsApp.phoneNumberId}, token ${key}`);
  console.log(`  Registered      entity ${entityId}, header ${header}`);
  for (const { id, text } of templates) console.log(`    ${id}  ${JSON.stringify(text)}`);
  console.log('');
} catch (error) {
  console.error(`The simulated messages could not start: ${(error as Error).message}`);
  process.exit(1);
}
