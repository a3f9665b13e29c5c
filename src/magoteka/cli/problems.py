"""What can be wrong with a command, beyond what the games themselves refuse."""

from magoteka.core.problems import Problem


class BadUsage(Problem):
    """The command line cannot be understood."""

    tag = "bad-usage"
    sentence = "{message} (see {program} --help)."


class BadLanguage(Problem):
    """There are no texts in that language."""

    tag = "bad-language"
    sentence = "There is no language {value}; the languages are {known}."


class BadPath(Problem):
    """What follows a host in an address is not so written."""

    tag = "bad-path"
    sentence = "A path is written like /club, not {value}."


class BadNumber(Problem):
    """A number is missing, out of range or no number."""

    tag = "bad-number"
    sentence = "{option} must be a number from {least}, not {value}."


class LargeNumber(Problem):
    """A number beyond the last that can be."""

    tag = "large-number"
    sentence = "{option} is at most {most}, not {value}."


class BadBounds(Problem):
    """Not two shares."""

    tag = "bad-bounds"
    sentence = "--sprt takes two shares, the smaller first, such as 0.58,0.65, not {value}."


class BadPair(Problem):
    """An option of the game that is not written as key=value."""

    tag = "bad-pair"
    sentence = "--set takes key=value, not {value}."


class BadName(Problem):
    """A player's name that cannot be shown, or that another player bears."""

    tag = "bad-name"
    sentence = "{name} cannot be a player's name: names are 1 to 24 printable characters, each different."


class TooManyPlayers(Problem):
    """More players than seats."""

    tag = "too-many-players"
    sentence = "{players} players were named for {seats} seats."


class NoSuchLesson(Problem):
    """The game has no lesson of that name."""

    tag = "no-such-lesson"
    sentence = "{game} has no lesson {lesson}; its lessons are {known}."


class TooManyVariants(Problem):
    """More than can be compared."""

    tag = "too-many-variants"
    sentence = "Two variants can be compared, not {count}: --box makes one of its own."


class NoSuchFile(Problem):
    """A file that is not there."""

    tag = "no-such-file"
    sentence = "There is no file {path}."


class CannotRead(Problem):
    """A file that cannot be read."""

    tag = "cannot-read"
    sentence = "{path} cannot be read: {why}."


class CannotWrite(Problem):
    """A file that cannot be written."""

    tag = "cannot-write"
    sentence = "{path} cannot be written: {why}."


class OtherGame(Problem):
    """A saved game of another game than the one asked for."""

    tag = "other-game"
    sentence = "This is a saved game of {found}, not of {game}."


class OtherSeats(Problem):
    """A saved game for another number of players than asked for."""

    tag = "other-seats"
    sentence = "This game was saved with {found} players, not {seats}."


class SettingsAreSaved(Problem):
    """Options cannot change in the middle of a match."""

    tag = "settings-are-saved"
    sentence = "--set and --load do not go together: a saved game keeps its options."


class NotSaved(Problem):
    """A match with other numbers in the box would go on by the usual ones."""

    tag = "not-saved"
    sentence = "A match with other numbers in its box is not kept: --variant goes without --save and --load."


class NotACheckout(Problem):
    """Something that only the source tree has."""

    tag = "not-a-checkout"
    sentence = "{command} needs the source tree: there is no {wanted} here or above."


class NotFinished(Problem):
    """A match that goes on is not analysed."""

    tag = "not-finished"
    sentence = "The match is not over yet: it can be analysed when it is."


class NoServer(Problem):
    """The browser table is not installed."""

    tag = "no-server"
    sentence = "The browser table is not installed here ({why})."


class CannotServe(Problem):
    """The server cannot start here."""

    tag = "cannot-serve"
    sentence = "The tables cannot be opened: {why}"


class InFile(Problem):
    """A problem together with the file it was found in."""

    tag = "in-file"
    sentence = "{path}: {inner}"

    def __init__(self, path: str, inner: Problem) -> None:
        super().__init__(path=path, inner=inner)
        self.path = path
        self.inner = inner


class NoSuchStep(Problem):
    """A step that a match does not have."""

    tag = "no-such-step"
    sentence = "The match has steps 1 to {last}, and no step {step}."


class NoLab(Problem):
    """A game of which nothing can be staged."""

    tag = "no-lab"
    sentence = "Nothing of {game} can be staged yet."


class NotAPair(Problem):
    """One design, or more than two and a state."""

    tag = "not-a-pair"
    sentence = "Name two designs of {game}, and perhaps a state; without any the command lists them."


class NameTaken(Problem):
    """A new game cannot be called so."""

    tag = "name-taken"
    sentence = "A game cannot be called {value}: small letters, digits and _ make a name, and no game may have it yet."


class FolderTaken(Problem):
    """Where a new package is to lie, something lies already."""

    tag = "folder-taken"
    sentence = "{path} is there already."
