import { useEffect, useRef } from 'react';
import type { ChatMessageView } from '#guests/chat/wire/chat.ts';
import { ShownPicture } from './shown-picture.tsx';
import styles from './thread.module.css';
import type { ThreadState } from './use-thread.ts';

export interface ThreadWords {
  label: string;
  none: string;
  earlier: string;
  mine: string;
  /** The other side, where a message names nobody. */
  other: string;
  away: string;
  seen: string;
  sending: string;
  failed: (why: string) => string;
  again: string;
  typing: (name: string) => string;
  time: (at: string) => string;
  pictureOf: (writer: string) => string;
  close: string;
}

interface ThreadProps {
  thread: ThreadState;
  words: ThreadWords;
  textOf: (error: unknown) => string;
}

/** The messages of a conversation, those that wait to be sent, and what the others do. */
export function Thread({ thread, words, textOf }: ThreadProps) {
  const { messages, waiting, page, hasEarlier, readEarlier, sendAgain } = thread;
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is scrolled to
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest, waiting.length]);
  const lastMine = messages.findLast(({ isMine }) => isMine)?.seq ?? 0;
  return (
    <div className={styles.thread}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it */}
      <div className={styles.frame} ref={list} aria-label={words.label} role="log" tabIndex={0}>
        <ol className={styles.list}>
          {hasEarlier && (
            <li className={styles.middle}>
              <button type="button" className={styles.earlier} onClick={() => void readEarlier()}>
                {words.earlier}
              </button>
            </li>
          )}
          {messages.length === 0 && waiting.length === 0 && <li className={styles.middle}>{words.none}</li>}
          {messages.map((message) => (
            <Bubble key={message.seq} message={message} words={words}>
              {message.seq === lastMine && (page?.seen ?? 0) >= lastMine ? ` · ${words.seen}` : ''}
            </Bubble>
          ))}
          {waiting.map(({ _id, text, attached, refusal }) => (
            <li key={_id} className={styles.bubble} data-mine="true" data-waiting="true">
              {attached && (
                <img className={styles.sending} src={attached.preview} alt={words.pictureOf(words.mine)} />
              )}
              {text !== '' && (
                <p className={styles.text}>
                  <LinkedText text={text} />
                </p>
              )}
              <p className={styles.about}>{refusal ? words.failed(textOf(refusal)) : words.sending}</p>
              {refusal && (
                <button type="button" className={styles.earlier} onClick={() => sendAgain(_id)}>
                  {words.again}
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.typing} role="status">
        {page?.typing.map((name) => words.typing(name || words.other)).join(' ')}
      </p>
    </div>
  );
}

interface BubbleProps {
  message: ChatMessageView;
  words: ThreadWords;
  children: string;
}

function Bubble({ message: { from, isMine, name, text, picture, createdAt }, words, children }: BubbleProps) {
  const written = text || (from === 'auto' ? words.away : '');
  const writer = isMine ? words.mine : name || words.other;
  return (
    <li className={styles.bubble} data-mine={isMine}>
      {picture && <ShownPicture picture={picture} alt={words.pictureOf(writer)} closeLabel={words.close} />}
      {written !== '' && (
        <p className={styles.text}>
          <LinkedText text={written} />
        </p>
      )}
      <p className={styles.about}>
        {writer} · {words.time(createdAt)}
        {children}
      </p>
    </li>
  );
}

/** An address on the web, without the mark that ends its sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”।])/;

/** What somebody has written, with its addresses to tap. Those are every second part. */
function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may be there twice, and the text never changes
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}
