import { runGatewaySim } from '../run-gateway-sim.ts';

// A program that has the simulated gateway beside it, for tests that kill it. Its arguments: the port, or where to look for
// one, and after how many milliseconds it ends.
const [port = '', from = '0', leaveMs] = process.argv.slice(2);
const say = (message: string) => process.stdout.write(`${message}\n`);
if (leaveMs !== undefined) setTimeout(() => process.exit(0), Number(leaveMs));
const found = await runGatewaySim({
  host: '127.0.0.1',
  port: port === '' ? null : Number(port),
  from: Number(from),
  accounts: { paytm: [], razorpay: [] },
  file: '',
  log: say,
});
say(`port ${found}`);
process.stdin.resume();
