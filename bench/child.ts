import { fork } from 'node:child_process';

/** Runs a file in a process of its own, and resolves with the message that it sends back. */
export function ask<Question extends object, Answer>(file: string, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(file, import.meta.url));
    child.once('message', (answer) => child.once('exit', () => resolve(answer as Answer)));
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`${file} has ended with ${code}`));
    });
    child.send(question);
  });
}
